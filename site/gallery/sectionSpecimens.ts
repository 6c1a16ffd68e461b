import * as z from 'zod'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { SectionBlock, SectionPage } from '../../content-model/schemas/pages.ts'
import { componentOf } from '../sections/sectionFiles.ts'
import * as schemas from '../sections/sections.ts'

export type SectionSpecimen = {
  component: string
  block: SectionBlock
  /** Tone of the page that the block is from. */
  tone: SectionPage['tone']
}

/** Every kind of section once, sorted by name: its first use in the content, or else a sample. */
export function sectionSpecimens(content: SiteContent): SectionSpecimen[] {
  const pages = Object.values(content.pages)
  return Object.values(schemas)
    .map((schema) => {
      const type = schema.shape.type.value
      const isOfType = (block: SectionBlock) => block.type === type
      const page = pages.find(({ sections }) => sections.some(isOfType))
      return {
        component: componentOf(type),
        block: page?.sections.find(isOfType) ?? schema.parse(sampleOf(schema, content)),
        tone: page?.tone,
      }
    })
    .toSorted((one, other) => one.component.localeCompare(other.component))
}

/** A value that a schema accepts: its texts name their field, its pictures and names come from the content. */
function sampleOf(schema: z.ZodType, content: SiteContent): unknown {
  return sampleValue(z.toJSONSchema(schema, { io: 'input' }), 1)

  function sampleValue(part: z.core.JSONSchema.JSONSchema, number: number): unknown {
    const { properties = {}, required = [], items, enum: choices } = part
    if (part.const !== undefined) return part.const
    if (choices) return choices[0]
    const [branch] = part.anyOf ?? part.oneOf ?? []
    if (isSchema(branch)) return sampleValue(branch, number)
    if (part.type === 'object') {
      const needed = required.map((name) => [name, properties[name]] as const)
      return Object.fromEntries(
        needed.flatMap(([name, field]) =>
          isSchema(field) ? [[name, sampleValue(field, number)]] : [],
        ),
      )
    }
    if (part.type === 'array' && isSchema(items)) {
      return Array.from({ length: part.minItems ?? 1 }, (_, index) => sampleValue(items, index + 1))
    }
    if (part.type === 'boolean') return true
    const isNumber = part.type === 'number' || part.type === 'integer'
    if (isNumber) return Math.max(part.minimum ?? 0, number)
    return sampleText(part, number)
  }

  function sampleText(part: z.core.JSONSchema.JSONSchema, number: number): string {
    const { 'x-refers-to': target, description = 'Words.' } = part
    if (target === 'picture') return content.posts[0]?.thumb ?? ''
    if (target === 'address' || part.pattern?.startsWith('^\\/')) return '/'
    return `${description} (${number})`
  }
}

function isSchema(part: unknown): part is z.core.JSONSchema.JSONSchema {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}
