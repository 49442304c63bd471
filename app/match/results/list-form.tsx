import { Form, Link, useNavigate, useSubmit } from "@remix-run/react";
import { createContext, type FormEvent, type ReactNode, useContext } from "react";
import { pathIn } from "~/language";
import { keepMoney, type MoneyEntered } from "~/match/quiz/money-memory.client";
import { listPath, resultsPath, stepOf } from "~/match/quiz/steps";
import { useLanguage } from "~/translation-context";

/**
 * How the controls of a result page keep the answers. Without money everything is a link or a GET form. With money the
 * same controls post: the answers go in the address, the money in the body, so that it never stands in an address.
 */
interface Kept {
  /** Query of the list that is shown. */
  readonly search: string;
  readonly money: MoneyEntered | null;
}

export const KeptAnswers = createContext<Kept>({ search: "", money: null });
export const useKeptAnswers = () => useContext(KeptAnswers);

/** What stands around a form that changes the list: the list it would lead to, as it follows the form. */
export const AroundListForm = createContext<(form: ReactNode) => ReactNode>((form) => form);

function MoneyInputs({ money }: { money: MoneyEntered }) {
  return (
    <>
      <input type="hidden" name="budget" value={money.budget} data-private="" />
      <input type="hidden" name="income" value={money.income} data-private="" />
    </>
  );
}

/** Leads to another view of the list: a link, or with money a button that looks like one. */
export function ListLink({
  search,
  children,
  className = "",
  current,
}: {
  search: string;
  children: ReactNode;
  className?: string;
  current?: "page" | "true" | undefined;
}) {
  const { money } = useKeptAnswers();
  const language = useLanguage();
  if (money === null) {
    return (
      <Link to={listPath(search, language)} className={className} aria-current={current} preventScrollReset>
        {children}
      </Link>
    );
  }
  return (
    <Form method="post" action={listPath(search, language)} preventScrollReset className="inline">
      <MoneyInputs money={money} />
      <button
        type="submit"
        aria-current={current}
        className={`text-link underline underline-offset-4 hover:text-link-hover ${className}`}
      >
        {children}
      </button>
    </Form>
  );
}

/** A form that changes the list. `owns` are the names it holds itself; all other answers go along. */
export function ListForm({
  owns,
  children,
  className = "",
}: {
  owns: readonly string[];
  children: ReactNode;
  className?: string;
}) {
  const { search, money } = useKeptAnswers();
  const language = useLanguage();
  const submit = useSubmit();
  const navigate = useNavigate();
  const asksMoney = owns.some(isMoney);
  const others = [...new URLSearchParams(search)].filter(([name]) => !owns.includes(name) && name !== "page");

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const own = [...form].filter(
      (pair): pair is [string, string] =>
        owns.includes(pair[0]) && !isMoney(pair[0]) && typeof pair[1] === "string" && pair[1] !== "",
    );
    const action = listPath(new URLSearchParams([...others, ...own]).toString(), language);
    // Sending nothing by GET would take the answers out of the address.
    if (money === null) return navigate(action, { preventScrollReset: true });
    const entered = asksMoney ? { budget: textOf(form.get("budget")), income: textOf(form.get("income")) } : money;
    keepMoney(entered);
    submit({ ...entered }, { method: "post", action, preventScrollReset: true });
  }

  return (
    <Form
      method={money === null ? "get" : "post"}
      action={
        money === null ? pathIn(language, resultsPath) : listPath(new URLSearchParams(others).toString(), language)
      }
      onSubmit={onSubmit}
      className={className}
    >
      {money === null ? (
        others.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
      ) : asksMoney ? null : (
        <MoneyInputs money={money} />
      )}
      {children}
    </Form>
  );
}

const isMoney = (name: string) => stepOf(name) === "money";
const textOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

/** A form whose answer is a file: leaves the page as it is. */
export function DownloadForm({ path, children }: { path: string; children: ReactNode }) {
  const { search, money } = useKeptAnswers();
  const language = useLanguage();
  if (money === null) {
    return (
      <form method="get" action={pathIn(language, path)}>
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {children}
      </form>
    );
  }
  return (
    <form method="post" action={listPath(search, language, path)}>
      <MoneyInputs money={money} />
      {children}
    </form>
  );
}
