import { useId, useRef, useState } from 'react'
import { isGroup } from '../../../../content-model/fieldsOf.ts'
import type { GroupVariant } from '../../../content/form/controls.ts'
import { labelOf, labelsOfItems } from '../../../content/form/fieldLabels.ts'
import type { PageSections } from '../../../content/listSections.ts'
import { Button } from '../../../kit/Button.tsx'
import type { ValidationError } from '../../../kit/RequestError.ts'
import { hasAll, searchWords } from '../../../kit/searchWords.ts'
import { useForm } from '../../form/form.ts'
import { call, errorsOf } from '../../frame/calls.ts'
import { Dialog } from '../../frame/Dialog.tsx'
import { labels as editorLabels } from '../../frame/labels.ts'
import { Problems } from '../../frame/notices.tsx'
import styles from './AddSection.module.css'
import type { AddVariantProps } from './AddVariant.tsx'
import { labels } from './labels.ts'

/** A dialog to choose a section by its picture, or to copy one from another page. */
export function AddSection(props: AddVariantProps) {
  const { label } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const addTo = editorLabels.field.addTo(label)
  return (
    <div>
      <Button isSmall data-add onClick={() => dialog.current?.showModal()}>
        {addTo}
      </Button>
      <Dialog ref={dialog} heading={addTo}>
        <Sections
          {...props}
          onAdd={(schema, value) => {
            dialog.current?.close()
            props.onAdd(schema, value)
          }}
        />
      </Dialog>
    </div>
  )
}

function Sections({ variants, itemSchema, onAdd }: AddVariantProps) {
  const { choices } = useForm()
  const [search, setSearch] = useState('')
  const searchId = useId()
  const words = searchWords(search)
  const found = variants.filter(({ name, schema }) =>
    hasAll(`${labelOf(name)} ${schema.description}`.toLowerCase(), words),
  )
  return (
    <>
      <search className={styles.search}>
        <label htmlFor={searchId}>{labels.search}</label>
        <input
          id={searchId}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <p role="status">{labels.found(found.length)}</p>
      </search>
      <ul role="list" className={styles.sections}>
        {found.map(({ name, schema }) => (
          <li key={name}>
            <button type="button" onClick={() => onAdd(schema)}>
              {choices.sectionPictures.includes(name) && (
                <img src={`/section-pictures/${name}.webp`} alt="" loading="lazy" />
              )}
              <strong>{labelOf(name)}</strong>
              <span>{schema.description}</span>
            </button>
          </li>
        ))}
      </ul>
      <Copies variants={variants} itemSchema={itemSchema} onAdd={onAdd} />
    </>
  )
}

/** The sections of other pages. They are fetched on demand, since all pages are read for them. */
function Copies({ variants, itemSchema, onAdd }: Omit<AddVariantProps, 'label'>) {
  const { file } = useForm()
  const [pages, setPages] = useState<PageSections[]>()
  const [errors, setErrors] = useState<ValidationError[]>([])

  function look() {
    call<PageSections[]>('sections').then(
      (all) => setPages(all.filter((page) => page.file !== file)),
      (error) => setErrors(errorsOf(error)),
    )
  }

  return (
    <details
      className={styles.copies}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) look()
      }}
    >
      <summary>{labels.copies}</summary>
      <Problems errors={errors} />
      {!pages && errors.length === 0 && <p>{labels.looking}</p>}
      {pages?.map((page) => {
        const sectionLabels = labelsOfItems(itemSchema, page.sections)
        return (
          <section key={page.file}>
            <h3>{page.label}</h3>
            <ul role="list">
              {page.sections.map((section, index) => {
                const schema = schemaOf(variants, section)
                if (!schema) return null
                return (
                  <li key={sectionLabels[index]}>
                    <Button isSmall onClick={() => onAdd(schema, section)}>
                      {sectionLabels[index]}
                    </Button>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </details>
  )
}

function schemaOf(variants: readonly GroupVariant[], section: unknown) {
  return variants.find(({ tag, name }) => isGroup(section) && section[tag] === name)?.schema
}
