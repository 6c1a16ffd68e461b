import { cacheControl } from '../../server/http/headers.ts'

/** A rule of a `_headers` file: a path, and lines of headers. A name may come twice. */
type Rule = { path: string; headers: [name: string, value: string][] }

/**
 * The `_headers` file of Netlify and Cloudflare. If two matching rules set the same name, these hosts join the values,
 * so rules that match the same file never share a name. These hosts revalidate files without a rule on each request,
 * as pages require.
 * @param everywhere headers of every response.
 * @param files paths of the site's files, from its folder.
 */
export function hostHeaders(everywhere: Rule['headers'], files: string[]): string {
  const rules: Rule[] = [{ path: '/*', headers: everywhere }]
  for (const [path, value] of cacheRules(files)) {
    rules.push({ path, headers: [['cache-control', value]] })
  }
  return rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

/**
 * Cache rules: one for a folder whose files all share one cache setting (`/folder/*`), else one for each cached file
 * (`/file`).
 */
function cacheRules(files: string[]): Map<string, string> {
  const values = new Map<string, Set<string>>()
  for (const file of files) {
    const folder = folderOf(file)
    values.set(folder, (values.get(folder) ?? new Set()).add(cacheControl(file)))
  }
  const rules = new Map<string, string>()
  for (const file of files.toSorted()) {
    const folder = folderOf(file)
    const isAlike = folder !== '' && values.get(folder)?.size === 1
    const value = cacheControl(file)
    if (value !== 'no-cache') rules.set(isAlike ? `/${folder}*` : `/${file}`, value)
  }
  return rules
}

/** The folder with its final slash; empty for files at the root of the site. */
function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1)
}
