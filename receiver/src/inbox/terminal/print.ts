import type { Terminal } from './Terminal.ts'

/** Writes to the terminal, or to the file or program that takes the output. */
export function print({ output }: Terminal, text: string): void {
  output.write(text)
}

/** Says something about the work that is no part of its result. */
export function remark({ errors }: Terminal, text: string): void {
  errors.write(`${text}\n`)
}
