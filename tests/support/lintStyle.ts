import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** The project's own lint rules for styles. The linter needs them in every folder in which it runs. */
export const STYLE_RULES = ['site/styles/literals.grit', 'site/styles/directions.grit']
const BIOME = path.resolve('node_modules/@biomejs/biome/bin/biome')

/** Lints a style of the site. @returns a line for each violation of the project's own rules. */
export async function lintStyle(css: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'styles-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp('biome.jsonc', path.join(folder, 'biome.jsonc'))
  for (const rule of STYLE_RULES) await cp(rule, path.join(folder, rule))
  await writeFile(path.join(folder, 'site/trial.module.css'), css)
  const { stdout } = spawnSync(
    process.execPath,
    [BIOME, 'lint', '--vcs-enabled=false', '--reporter=github', 'site/trial.module.css'],
    { cwd: folder, encoding: 'utf8' },
  )
  return stdout.split('\n').filter((line) => line.startsWith('::error title=plugin'))
}
