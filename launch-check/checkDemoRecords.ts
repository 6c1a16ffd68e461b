import { basename, dirname } from 'node:path'
import { isGroup } from '../content-model/fieldsOf.ts'
import type { Finding } from './Finding.ts'
import type { LaunchInput } from './LaunchInput.ts'

type Group = { file: string; total: number; demo: string[] }

/** Records marked `demo: true`: people, clients, partners and words that were made up. */
export function checkDemoRecords({ records }: LaunchInput): Finding[] {
  const groups = new Map<string, Group>()
  for (const { key, file, value } of records) {
    const items = Array.isArray(value) ? value : [value]
    for (const item of items) {
      if (!isGroup(item) || !('id' in item)) continue
      const group = groups.get(key) ?? {
        file: Array.isArray(value) ? file : `${dirname(file)}/`,
        total: 0,
        demo: [],
      }
      group.total += 1
      if (item.demo === true) {
        group.demo.push(Array.isArray(value) ? String(item.name) : basename(file, '.yaml'))
      }
      groups.set(key, group)
    }
  }
  return [...groups.values()].flatMap(({ file, total, demo }) =>
    demo.length === 0
      ? []
      : {
          level: 'must' as const,
          file,
          field: '"demo"',
          found: `${demo.length} of ${total} made up: ${demo.join(', ')}`,
          advice:
            'Replace them with real ones and take the line "demo: true" away, or delete them.',
        },
  )
}
