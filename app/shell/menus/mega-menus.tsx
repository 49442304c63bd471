import { Chevron } from "../parts/icons";
import { barHead, barPanel } from "./menu-classes";
import { type Menu, menus } from "./navigation";
import { pricing } from "./places";

/** The four menus and Pricing. Plain links: the server draws them once, `static-html.tsx` follows them. */
export function MegaMenus() {
  return (
    <ul className="flex items-center">
      {menus.map((menu) => (
        <li key={menu.name}>
          <MegaMenu menu={menu} />
        </li>
      ))}
      <li>
        <a href={pricing.to} data-head className={`${barHead} no-underline`}>
          {pricing.name}
        </a>
      </li>
    </ul>
  );
}

function MegaMenu({ menu }: { menu: Menu }) {
  return (
    <details name="menu" data-menu className="group">
      <summary data-head className={`${barHead} group-open:bg-brand-tint group-open:text-brand-deep`}>
        {menu.name}
        <Chevron className="transition-transform group-open:rotate-180" />
      </summary>
      <div data-panel className={barPanel}>
        <div className="mx-auto grid w-full max-w-[78rem] grid-cols-[12rem_minmax(0,1fr)] gap-10 px-8 py-8">
          <div className="border-e border-rule pe-6">
            <p className="font-serif text-2xl leading-tight font-semibold text-brand-deep">{menu.name}</p>
            <a href={menu.hub.to} className="mt-2 inline-flex min-h-11 items-center">
              {menu.hub.name}
            </a>
          </div>
          <div className="grid grid-cols-3 gap-8">
            {menu.groups.map((group) => (
              <div key={group.name}>
                <p id={`menu-${idOf(group.name)}`} className="px-3 pb-1 text-sm font-semibold text-muted">
                  {group.name}
                </p>
                <ul aria-labelledby={`menu-${idOf(group.name)}`}>
                  {group.places.map(({ name, to, about }) => (
                    <li key={to}>
                      <a
                        href={to}
                        className="block rounded-md px-3 py-2 text-ink no-underline hover:bg-brand-tint aria-[current]:bg-brand-tint"
                      >
                        <span className="block font-semibold">{name}</span>
                        <span className="block text-sm leading-snug text-muted">{about}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </div>
    </details>
  );
}

const idOf = (name: string) => name.toLowerCase().replace(/\W+/g, "-");
