import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { STYLE_RULES } from './support/lintStyle.ts'

const REFUSED = [
  ['content-model/one.ts', '../site/lib/text.ts'],
  ['content-model/schemas/one.ts', '../../server/config.ts'],
  ['forms/one.ts', '../content-model/schemas/brand.ts'],
  ['site/components/One/One.tsx', '../../lib/text.ts'],
  ['site/components/One/One.tsx', '../../../content-model/schemas/brand.ts'],
  ['site/components/One/One.tsx', '../../sections/Hero/Hero.tsx'],
  ['site/lib/one.ts', '../components/Picture/Picture.tsx'],
  ['site/lib/one.ts', '../build/pictures.ts'],
  ['site/lib/one.ts', 'node:fs'],
  ['site/lib/seo/one.ts', '../../sections/Hero/Hero.tsx'],
  ['site/build/one.ts', '../sections/Hero/Hero.tsx'],
  ['site/enhancements/one.ts', '../lib/text.ts'],
  ['site/enhancements/one.ts', '../../forms/fields.ts'],
  ['site/islands/One/One.island.tsx', '../../build/pictures.ts'],
  ['site/islands/One/One.island.tsx', '../../sections/Hero/Hero.tsx'],
  ['site/sections/One/One.tsx', '../../layouts/layout.ts'],
  ['site/sections/One/one.schema.ts', '../../lib/text.ts'],
  ['site/sections/One/one.schema.ts', './One.tsx'],
  ['site/layouts/One.astro', '../pages/page.ts'],
  ['site/pages/one.ts', '../../server/config.ts'],
  ['core/spam/one.ts', '../../receiver/forms/body.ts'],
  ['core/spam/one.ts', '../../server/config.ts'],
  ['core/database/one.ts', '../spam/signals.ts'],
  ['server/one.ts', '../receiver/app.ts'],
  ['receiver/forms/one.ts', '../../site/lib/text.ts'],
  ['receiver/one.ts', '../studio/content/history.ts'],
  ['cli/one.ts', '../receiver/app.ts'],
  ['studio/content/one.ts', '../../site/lib/text.ts'],
  ['studio/content/one.ts', '../../launch-check/checks.ts'],
  ['studio/content/one.ts', '../../cli/terminal.ts'],
  ['studio/kit/one.ts', '../features/inbox/addInbox.ts'],
  ['studio/features/inbox/one.ts', '../analytics/addAnalytics.ts'],
] as const

const ALLOWED = [
  ['content-model/schemas/one.ts', '../../site/sections/sections.ts'],
  ['content-model/schemas/one.ts', 'zod'],
  ['site/components/One/One.tsx', '../Picture/Picture.tsx'],
  ['site/components/One/One.tsx', './One.module.css'],
  ['site/components/One/One.tsx', '../../styles/layout.module.css'],
  ['site/lib/seo/one.ts', '../../../content-model/schemas/brand.ts'],
  ['site/build/one.ts', '../components/Picture/Picture.tsx'],
  ['site/enhancements/one.ts', '../head/belowTheFold.ts'],
  ['site/enhancements/one.ts', '../styles/breakpoints.ts'],
  ['site/enhancements/one.ts', '../../forms/sourceFields.ts'],
  ['site/islands/One/One.island.tsx', '../../lib/text.ts'],
  ['site/sections/One/One.tsx', '../../islands/Two/Two.island.tsx'],
  ['site/sections/One/one.load.ts', '../../build/pictures.ts'],
  ['site/sections/One/one.schema.ts', '../../../content-model/schemas/text.ts'],
  ['site/layouts/One.astro', '../sections/Hero/Hero.tsx'],
  ['site/pages/one.ts', '../layouts/layout.ts'],
  ['core/spam/one.ts', '../../forms/fields.ts'],
  ['core/spam/one.ts', '../database/openSqlite.ts'],
  ['server/one.ts', '../core/database/openSqlite.ts'],
  ['receiver/forms/one.ts', '../../server/site/siteIndex.ts'],
  ['cli/commands/one.ts', '../../core/submissions/notes.ts'],
  ['studio/content/one.ts', '../../content-model/readContent.ts'],
  ['studio/content/one.ts', '../../server/config.ts'],
  ['studio/features/inbox/one.ts', '../../kit/Button.tsx'],
  ['studio/features/inbox/one.ts', './messages.ts'],
] as const

type Finding = { category: string; location: { path: string }; message: string }

const root = mkdtempSync(join(tmpdir(), 'layers-'))
// The linter needs its rules in the folder in which it runs.
for (const file of ['biome.jsonc', ...STYLE_RULES]) cpSync(file, join(root, file))

afterAll(() => rmSync(root, { recursive: true }))

/** The given imports that the linter rejects. Each import is in its own file, beside the file that it stands for. */
function refusedOf(imports: readonly (readonly [file: string, specifier: string])[]): string[] {
  const importByFile = new Map(
    imports.map(([file, specifier], index) => [
      file.replace(/[oO]ne\.(?=\w+)/, `one-${index}.`),
      `${file} ← ${specifier}`,
    ]),
  )
  for (const [index, file] of [...importByFile.keys()].entries()) {
    const text = `import { it } from '${imports[index]?.[1]}'\nexport const same = it\n`
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), file.endsWith('.astro') ? `---\n${text}---\n` : text)
  }
  const findings = lint([...importByFile.keys()])
  return [...importByFile].flatMap(([file, name]) =>
    findings.some(({ location }) => location.path.endsWith(file)) ? [name] : [],
  )
}

function lint(files: string[]): Finding[] {
  const biome = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome')
  const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--reporter=json']
  const args = [biome, 'lint', ...options, '--max-diagnostics=none', ...files]
  let output: string
  try {
    output = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  } catch (failure) {
    output = (failure as { stdout: string }).stdout
  }
  return JSON.parse(output).diagnostics
}

const names = (imports: readonly (readonly [string, string])[]) =>
  imports.map(([file, specifier]) => `${file} ← ${specifier}`)

test('the linter rejects an import against the direction of the layers', () => {
  expect(refusedOf(REFUSED)).toEqual(names(REFUSED))
})

test('the linter accepts an import in the direction of the layers', () => {
  expect(refusedOf(ALLOWED)).toEqual([])
})
