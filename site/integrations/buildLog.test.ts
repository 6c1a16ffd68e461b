import { expect, test, vi } from 'vitest'
import buildLog from './buildLog.ts'

test('a build of 300 pictures logs one line for all of them, and every other line', () => {
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  const log = buildLog()
  const say = (message: string) => log.write({ label: null, level: 'info', message, newLine: true })
  say('building')
  for (let number = 1; number <= 300; number++) say(`  ▶ /_astro/hero.avif (+1ms) (${number}/300)`)
  say('done')
  vi.restoreAllMocks()
  expect(written).toHaveLength(3)
  expect(written[1]).toBe('  Pictures: 300\n')
})
