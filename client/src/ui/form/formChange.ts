import { createContext, useContext } from "react";

/** Tells the form around a field that something was entered. */
export const FormChange = createContext<() => void>(() => {});

/**
 * Reports a change that no input event of the browser tells of, such as another choice in a menu or a row that
 * was removed. Outside a form it does nothing.
 */
export const useReportChange = () => useContext(FormChange);
