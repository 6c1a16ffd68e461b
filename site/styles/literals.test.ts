import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const RULE = 'site/styles/literals.grit'
const BIOME = path.resolve('node_modules/@biomejs/biome/bin/biome')

/** The project's linter's findings about a style of the site, one a line. */
async function lint(css: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'styles-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp('biome.jsonc', path.join(folder, 'biome.jsonc'))
  await cp(RULE, path.join(folder, RULE))
  await writeFile(path.join(folder, 'site/trial.module.css'), css)
  const { stdout } = spawnSync(
    process.execPath,
    [BIOME, 'lint', '--vcs-enabled=false', '--reporter=github', 'site/trial.module.css'],
    { cwd: folder, encoding: 'utf8' },
  )
  return stdout.split('\n').filter((line) => line.startsWith('::error title=plugin'))
}

test.for([
  'padding: 10px',
  'margin: 0 auto 30px',
  'margin-top: -20px',
  'gap: clamp(32px, 4.2vw, 62px)',
  'scroll-margin-block: 96px 0',
  'font-size: 1.125rem',
  'font: 580 18px / 1.3 var(--font)',
])('a size of its own is a fault, with its place and its replacement: %s', async (declaration) => {
  const [fault, ...more] = await lint(`.trial {\n  ${declaration};\n}\n`)
  expect(fault).toMatch(/trial\.module\.css,line=2,.*var\(--space-/)
  expect(more).toEqual([])
})

test('a width of the window that has no name is a fault', async () => {
  const faults = await lint('@media (max-width: 600px) {\n  .trial {\n    gap: 0;\n  }\n}\n')
  expect(faults).toEqual([expect.stringContaining('site/styles/media.css')])
})

test('steps, named widths, relative sizes and thin lines are no faults', async () => {
  const faults = await lint(`
.trial {
  --gap: 25px;
  width: 300px;
  margin: calc(-0.5 * var(--space-block)) auto 1.5px;
  padding: var(--space-8) 9% 4px 0.5em;
}

@media (--phone) {
  .trial {
    margin-top: -14.2vw;
    font-size: var(--size-small);
  }
}
`)
  expect(faults).toEqual([])
})
