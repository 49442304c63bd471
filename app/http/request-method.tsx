import { createContext, useContext } from "react";

/** The method of the request that this document answers, e.g. "POST"; undefined in the browser. */
export const RequestMethod = createContext<string | undefined>(undefined);

export const useRequestMethod = () => useContext(RequestMethod);
