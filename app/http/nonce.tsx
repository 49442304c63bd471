import { createContext, useContext } from "react";

/** The nonce of the render under way; undefined in the browser, where it is not needed any more. */
export const PageNonce = createContext<string | undefined>(undefined);

export const usePageNonce = () => useContext(PageNonce);
