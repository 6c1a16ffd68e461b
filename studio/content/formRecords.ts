import { comparedPlans } from '../../content-model/checkPlanComparison.ts'
import { type FieldSchema, isGroup } from '../../content-model/fieldsOf.ts'
import {
  type ContentRecord,
  type FileChanges,
  type LoadedRecords,
  loadRecords,
} from '../../content-model/records.ts'

/** Every file of the content, with the schema of its form: some fields depend on other files. */
export async function loadFormRecords(
  contentDirectory: string,
  changes?: FileChanges,
): Promise<LoadedRecords> {
  const { records, faults } = await loadRecords(contentDirectory, changes)
  return {
    faults,
    records: records.map((record) =>
      record.key === 'plan_comparison'
        ? { ...record, jsonSchema: comparisonSchema(record.jsonSchema, records) }
        : record,
    ),
  }
}

/** A list for each category of plans. Its rows have a field for each plan, labelled with the plan's name. */
function comparisonSchema(
  { additionalProperties: rows, ...schema }: FieldSchema,
  records: readonly ContentRecord[],
): FieldSchema {
  const row = schemaIn(schemaIn(rows).items)
  const value = schemaIn(row.additionalProperties)
  const lists = comparedPlans(records).map(({ id, label, plans, compared }) => {
    const fields = plans.map(({ tier, name }) => [tier, { ...value, title: name }])
    const required = plans.map(({ tier }) => tier).filter((tier) => compared.has(tier))
    const items = {
      ...row,
      properties: { ...row.properties, ...Object.fromEntries(fields) },
      required: [...(row.required ?? []), ...required],
    }
    return [id, { ...schemaIn(rows), title: label, items }]
  })
  return { ...schema, properties: Object.fromEntries(lists) }
}

function schemaIn(part: unknown): FieldSchema {
  return isGroup(part) ? part : {}
}
