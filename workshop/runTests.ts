import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { endOnFailure } from '../build/endOnFailure.ts'
import { run } from '../build/run.ts'
import { readCheckedContent } from '../content-model/files/readCheckedContent.ts'
import { findBrowser } from './findBrowser.ts'
import { findNginx } from './findNginx.ts'
import { readCounts, summary, type TestCounts, type TestPart } from './testCounts/testCounts.ts'

type Part = { name: string; run: () => Promise<TestCounts> }

/** Runs parts of the tests one after the other, prints the results, and ends the process. */
export async function runTests(parts: Part[]): Promise<never> {
  // Failing tests of pages that cannot be built would hide the fault in the content.
  await endOnFailure(readCheckedContent)

  // Forms go to the receiver under test, whatever the settings of a deployment say.
  process.env.NEWSLETTER_URL = ''
  process.env.CONTACT_URL = ''

  try {
    // Looked up once for all runners and their workers.
    process.env.BROWSER_PATH = findBrowser()
    process.env.NGINX_PATH = findNginx() ?? ''
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }

  const done: TestPart[] = []
  for (const part of parts) {
    const startedAtMs = performance.now()
    const counts = await part.run()
    done.push({ name: part.name, seconds: (performance.now() - startedAtMs) / 1000, counts })
  }
  process.stdout.write(`\n${summary(done)}\n`)
  process.exit(done.some(({ counts }) => counts.failed.length > 0) ? 1 : 0)
}

/** Runs `npm run check`. It is not a test, so it appears in the results only if it fails. */
export const check: Part = {
  name: 'check',
  async run() {
    const exitCode = await run('node', ['commands/check.ts'])
    const failed = exitCode === 0 ? [] : ['npm run check: see its output above']
    return { passed: 0, failed, skipped: [] }
  },
}

/**
 * Unit and component tests.
 * @param options filters and project for Vitest.
 * @param environment variables that differ from this process.
 */
export function unitTests(
  name: string,
  options: string[] = [],
  environment: Record<string, string> = {},
): Part {
  const reporters = [
    '--reporter=default',
    `--reporter=${resolve('workshop/testCounts/vitestCounts.ts')}`,
  ]
  return counted(name, 'vitest', ['run', ...options, ...reporters], environment)
}

/** Builds sites of tests/support/sites in parallel, since a build mostly keeps only one processor busy. */
export function buildSites(...sites: string[]): Part {
  return {
    name: 'builds',
    async run() {
      const program = ['tests/support/sites/prepare.ts']
      const built: string[] = []
      const failed: string[] = []
      const build = async (site: string) => {
        const exitCode = await run('node', program, { ...process.env, TEST_SITE: site })
        if (exitCode === 0) built.push(site)
        else failed.push(`site "${site}" could not be built: see its output above`)
      }
      await Promise.all(sites.map(build))
      // The tests of these sites skip the check whether the build is up to date.
      process.env.BUILT_SITES = built.join(' ')
      return { passed: 0, failed, skipped: [] }
    },
  }
}

/**
 * Browser tests of one of the sites in tests/support/sites.
 * @param files test files, by default all files for the site.
 */
export function siteTests(site: string, files: string[] = []): Part {
  return browserTests(`site "${site}"`, 'tests/playwright.config.ts', site, files)
}

export const studioTests: Part = browserTests('studio', 'tests/studio/playwright.config.ts')

function browserTests(name: string, config: string, site = '', files: string[] = []): Part {
  const reporter = '--reporter=list,./workshop/testCounts/playwrightCounts.ts'
  const args = ['test', '--config', config, reporter, ...files]
  return counted(name, 'playwright', args, { TEST_SITE: site })
}

/** Runs a test runner and reads its counts. */
function counted(
  name: string,
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Part {
  return {
    name,
    async run() {
      const file = resolve('.cache/test-results', `${name.replaceAll(/\W+/g, '-')}.json`)
      await rm(file, { force: true })
      const own = { ...process.env, ...environment, TEST_COUNTS_FILE: file }
      return readCounts(file, await run(command, args, own))
    },
  }
}
