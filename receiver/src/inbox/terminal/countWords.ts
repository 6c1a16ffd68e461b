/** "1 message", "2 messages", "no messages". */
export function countWords(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return `no ${many}`
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
}
