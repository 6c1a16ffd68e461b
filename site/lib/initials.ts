/** 'Rosa Lindqvist' as 'RL': the first letters of the first and the last name. */
export function initials(name: string): string {
  const names = name.trim().split(/\s+/)
  const letters = names.length > 1 ? [names[0], names.at(-1)] : names
  return letters.map((part) => [...(part ?? '')][0]?.toUpperCase() ?? '').join('')
}
