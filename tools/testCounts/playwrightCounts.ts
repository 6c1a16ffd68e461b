import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { NO_REASON, writeCounts } from './testCounts.ts'

/** A Playwright reporter that counts. */
export default class PlaywrightCounts implements Reporter {
  #suite: Suite | undefined
  #outside = 0

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  /** A fault outside any test. */
  onError(): void {
    this.#outside += 1
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? []
    const leftOut = tests.filter((test) => test.expectedStatus === 'skipped')
    const late = tests.filter((test) => test.outcome() === 'flaky')
    for (const { title } of late) process.stdout.write(`Passed at the second try only: ${title}\n`)
    const passed = tests.filter((test) => test.outcome() === 'expected').length + late.length
    const failed = tests.length - passed - leftOut.length + this.#outside
    writeCounts({ passed, failed, skipped: leftOut.map(reasonOf) })
  }

  printsToStdio(): boolean {
    return false
  }
}

function reasonOf({ annotations }: TestCase): string {
  const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  return reason?.description ?? NO_REASON
}
