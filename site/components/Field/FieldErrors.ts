import { createContext } from 'react'

/** What is wrong with the fields of a form, by their names. Each field shows its own below itself. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({})
