import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AstroIntegration } from 'astro'

/** What a style module names: classes and animations. */
const NAMES = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g

/** Of a name: how many digits say which module it comes from. */
const MODULE_DIGITS = 2

/**
 * Gives the classes of a built site names of three or four letters, which pages repeat hundreds of times: the number of
 * the style module among all, then that of the name within it. So the same files always give the same names. In
 * development they stay readable.
 */
export function shortClassNames(): AstroIntegration {
  return {
    name: 'short-class-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return
        const generateScopedName = classNamer(globSync('site/**/*.module.css'))
        updateConfig({ vite: { css: { modules: { generateScopedName } } } })
      },
    },
  }
}

/** @returns a function that names a class, given its file's address. It throws where a file or a name is unknown. */
export function classNamer(files: string[]): (name: string, file: string) => string {
  const modules = files.toSorted().map((file) => resolve(file))
  if (modules.length > 36 ** MODULE_DIGITS) throw new Error('Names of classes have too few digits.')
  const namesOf = new Map<string, string[]>()
  return (name, address) => {
    const [file = ''] = address.split('?')
    const module = modules.indexOf(resolve(file))
    const names = namesOf.get(file) ?? readNames(file)
    namesOf.set(file, names)
    const index = names.indexOf(name)
    if (module < 0 || index < 0) throw new Error(`${address} has no class "${name}" that is known.`)
    return `_${module.toString(36).padStart(MODULE_DIGITS, '0')}${index.toString(36)}`
  }
}

/** What all names of a style module begin with; undefined for a name that is of none. */
export function moduleOf(name: string): string | undefined {
  return new RegExp(`^_[0-9a-z]{${MODULE_DIGITS}}(?=[0-9a-z])`).exec(name)?.[0]
}

function readNames(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(NAMES)
  return [...new Set([...names].map(([, name = '']) => name))]
}
