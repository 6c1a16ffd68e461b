/** About a thousand lines. Further lines are dropped, to limit their memory. */
const MAX_WAITING_BYTES = 256 * 1024
/** pino's level number of warnings. */
const WARN = 40

/** The part of standard output's interface that is used. */
export type LogOutput = {
  /** Bytes in the buffer. */
  readonly writableLength: number
  write(text: string, written: (error?: Error | null) => void): unknown
  on(event: 'drain' | 'error', listener: () => void): unknown
}

/**
 * The destination of log lines. If nobody reads them or the disk is full, lines are dropped, and their number is logged
 * when there is room again. pino's own destination would keep all lines in memory, end the process if the disk is full,
 * and at the end of the process wait for a reader for ever.
 * @param output standard output. It writes at once as long as there is room, so a crash does not lose written lines.
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
  // Failed lines are counted above. Without a listener, an error would end the process.
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
