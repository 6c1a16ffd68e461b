/** Keys of signatures, the same for all instances. */
type SecretsTable = { name: string; secret: string }

/** All tables. Each feature adds its own in its `tables.ts`, as Fastify plugins add to Fastify's types. */
export interface Tables {
  secrets: SecretsTable
}
