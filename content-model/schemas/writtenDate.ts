import * as z from 'zod'

const dateAdvice = 'Use month, day and year, as September 6, 2024.'

function isWrittenDate(text: string): boolean {
  if (!/^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(text)) return false
  const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const date = new Date(`${text} UTC`)
  return !Number.isNaN(date.getTime()) && written.format(date) === text
}

/** A day of the calendar as text, as the specification writes it. */
export const writtenDateSchema = z
  .string({ error: dateAdvice })
  .refine(isWrittenDate, { error: dateAdvice })
  .meta({ 'x-written-date': true })
