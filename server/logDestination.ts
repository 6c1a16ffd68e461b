/** Some thousand lines. Further ones are dropped, so that the memory they take has an end. */
const MAX_WAITING_BYTES = 256 * 1024
/** pino's number for a warning. */
const WARN = 40

/** The part of standard output that is needed. */
export type LogOutput = {
  /** Bytes that wait for room. */
  readonly writableLength: number
  write(text: string, written: (error?: Error | null) => void): unknown
  on(event: 'drain' | 'error', listener: () => void): unknown
}

/**
 * Where the lines of a log go. Where nobody reads them, or the disk of their file is full, some are dropped, and how
 * many is told when there is room again. pino's own destination would keep them all, end the process for a full disk,
 * and at the end of the process wait for a reader for ever.
 * @param output standard output. It takes at once what there is room for, so a crash loses none of that.
 */
export function createLogDestination(output: LogOutput): { write(line: string): void } {
  let dropped = 0
  const put = (text: string, lines: number) => {
    output.write(text, (error) => {
      if (error) dropped += lines
    })
  }
  const tell = () => {
    if (dropped === 0) return
    const note = { level: WARN, time: Date.now(), dropped, msg: 'lines of the log were dropped' }
    dropped = 0
    put(`${JSON.stringify(note)}\n`, note.dropped)
  }
  output.on('drain', tell)
  // Each failed line is counted above; without a listener it would end the process.
  output.on('error', () => {})
  return {
    write(line) {
      if (output.writableLength >= MAX_WAITING_BYTES) {
        dropped += 1
        return
      }
      tell()
      put(line, 1)
    },
  }
}
