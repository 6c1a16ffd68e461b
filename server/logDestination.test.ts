import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLogDestination } from './logDestination.ts'

/** A pipe that passes on one line each time it is read. */
function openPipe() {
  const taken: string[] = []
  let take = () => {}
  const output = new Writable({
    decodeStrings: false,
    write(text, _encoding, written) {
      take = () => {
        taken.push(text)
        written()
      }
    },
  })
  const readAll = async () => {
    while (output.writableLength > 0) {
      take()
      await new Promise(setImmediate)
    }
  }
  return { output, taken, readAll }
}

const LINE = `${'x'.repeat(1023)}\n`

test('unread lines take limited memory, and the number of dropped lines is logged later', async () => {
  const { output, taken, readAll } = openPipe()
  const destination = createLogDestination(output)
  for (let index = 0; index < 1_000; index += 1) destination.write(LINE)
  expect(output.writableLength).toBe(256 * 1024)
  await readAll()
  const note = JSON.parse(taken.pop() ?? '')
  expect(note).toMatchObject({ level: 40, dropped: 744, msg: 'lines of the log were dropped' })
  expect(taken).toEqual(Array(256).fill(LINE))

  taken.length = 0
  destination.write(LINE)
  await readAll()
  expect(taken).toEqual([LINE])
})

test('lines that could not be written are reported before the next line that can', () => {
  const taken: string[] = []
  let fault: Error | null = new Error('ENOSPC')
  const destination = createLogDestination({
    writableLength: 0,
    on() {},
    write(text, written) {
      if (!fault) taken.push(text)
      written(fault)
    },
  })
  for (let index = 0; index < 3; index += 1) destination.write(LINE)
  fault = null
  destination.write(LINE)
  expect(JSON.parse(taken.shift() ?? '')).toMatchObject({ dropped: 3 })
  expect(taken).toEqual([LINE])
})
