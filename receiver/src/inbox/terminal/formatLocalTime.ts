const format = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
})

/**
 * A stored time in the clock of this machine, with its zone: 2026-11-21 10:57 GMT.
 * @param stored ISO 8601 as the database has it.
 */
export function formatLocalTime(stored: string): string {
  const time = new Date(stored)
  if (Number.isNaN(time.getTime())) return stored
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const day = `${part('year')}-${part('month')}-${part('day')}`
  return `${day} ${part('hour')}:${part('minute')} ${part('timeZoneName')}`
}
