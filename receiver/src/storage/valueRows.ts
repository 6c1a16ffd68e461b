import { type OperationNodeSource, PrimitiveValueListNode, ValuesNode } from 'kysely'

/** `values (…), (…)` for a statement that is written out: one node a row, which halves what Kysely takes to build it. */
export function valueRows(rows: readonly (readonly unknown[])[]): OperationNodeSource {
  return { toOperationNode: () => ValuesNode.create(rows.map(PrimitiveValueListNode.create)) }
}
