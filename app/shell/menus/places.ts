export interface Place {
  readonly name: string;
  /** A path of this site, with the anchor where there is one. */
  readonly to: string;
  /** A few words on what is there. */
  readonly about?: string;
  /** Language of the name and of the page, where it is not English. */
  readonly lang?: string;
}

export const pricing: Place = { name: "Pricing", to: "/pricing" };
export const memberPage: Place = { name: "Your account", to: "/account" };
/** Not a page of this site: it leads on to the sign-in service, and then back to where somebody was. */
export const signIn: Place = { name: "Sign In", to: "/auth/login" };
export const planPage: Place = { name: "My plan", to: "/plan" };
export const accountPage: Place = { name: "Subscription", to: "/subscription-dashboard" };
export const adminPage: Place = { name: "Admin Dashboard", to: "/admin" };
export const joinFree: Place = { name: "Join Free", to: "/pricing" };

/** The mobile menu has its own, shorter list. */
export const mobilePlaces: readonly Place[] = [
  { name: "Home", to: "/" },
  { name: "Solutions", to: "/features" },
  { name: "How It Works", to: "/how-it-works" },
  { name: "Blog", to: "/blog" },
  { name: "Resources", to: "/resources" },
  pricing,
  { name: "About", to: "/about" },
  { name: "Help Center", to: "/help-center" },
];
