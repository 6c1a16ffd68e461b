/** Keys of signatures; the same in all instances. */
type SecretsTable = { name: string; secret: string }

/** All tables. Each feature adds its own in its `tables.ts`, as plugins of Fastify add to its types. */
export interface Tables {
  secrets: SecretsTable
}
