import type { FormFields } from '../body/readFields.ts'

/**
 * Whether somebody filled in the field that people do not see. Mostly robots do, but so does a
 * browser's autofill: such a submission is kept and marked, never thrown away.
 */
export function isHoneypotFilled(fields: FormFields, honeypot: string): boolean {
  return fields.some(([name, value]) => name === honeypot && value !== '')
}
