import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { readDevice } from "~/design/device.client";
import { collegesWords, listPath, readIds } from "~/student/list/list";

/** On top of the home page for who was here before: the ways back to what is theirs. Known on the device alone. */
export function WelcomeBack() {
  const [member, setMember] = useState(false);
  const [ids, setIds] = useState<readonly number[]>([]);
  useEffect(() => {
    const read = () => {
      setMember(document.documentElement.hasAttribute("data-member"));
      setIds(readIds(readDevice("list")));
    };
    read();
    window.addEventListener("listchange", read);
    return () => window.removeEventListener("listchange", read);
  }, []);
  const link = "inline-flex min-h-11 items-center font-semibold";
  return (
    <span className="flex flex-wrap items-center gap-x-5 font-sans text-base not-italic">
      <span>Welcome back.</span>
      {member && (
        <Link to="/plan" className={link}>
          Your plan and what’s next
        </Link>
      )}
      {ids.length > 0 && (
        <Link to={listPath(ids)} className={link}>
          Your list: {collegesWords(ids.length)}
        </Link>
      )}
    </span>
  );
}
