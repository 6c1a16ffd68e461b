import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useId, useState } from 'react'
import { isGroup, setAt } from '../../../content-model/fieldsOf.ts'
import { Button } from '../../kit/Button.tsx'
import { RootField } from '../controls/Field.tsx'
import { FormProvider, useForm } from '../form/form.ts'
import { labels } from '../frame/labels.ts'
import styles from './RichText.module.css'

/** A component of the site within the text: its name, the form of its attributes, and its content. */
export function PartView({ node, updateAttributes, deleteNode }: NodeViewProps) {
  const id = useId()
  const form = useForm()
  const [isOpen, setIsOpen] = useState(false)
  const name: string = node.attrs.name
  const props: unknown = node.attrs.props
  const { parts, change, done, removePart } = labels.article
  const words = isOpen ? done : change
  const label = parts[name] ?? name
  const title = isGroup(props) ? (props.title ?? props.alt ?? props.url) : undefined
  const picture = isGroup(props) && name === 'Picture' ? props.file : undefined
  const schema = form.choices.parts[name]
  const hasFields = Object.keys(schema?.properties ?? {}).length > 0
  return (
    <NodeViewWrapper className={styles.part}>
      <div className={styles.partHead} contentEditable={false} data-settings="">
        <span className={styles.partName} data-drag-handle="">
          <strong>{label}</strong> {typeof title === 'string' ? title : ''}
        </span>
        {hasFields && (
          <Button
            isSmall
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${words}: ${label}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {words}
          </Button>
        )}
        <Button variant="sign" aria-label={removePart(label)} onClick={() => deleteNode()}>
          ✕
        </Button>
      </div>
      {!isOpen && typeof picture === 'string' && form.choices.picture.includes(picture) && (
        <img contentEditable={false} src={`/content/pictures/${picture}`} alt="" />
      )}
      <div
        id={id}
        className={styles.partForm}
        hidden={!isOpen}
        contentEditable={false}
        data-settings=""
      >
        {isOpen && schema && (
          <FormProvider
            value={{
              ...form,
              errors: [],
              set: (path, part) => updateAttributes({ props: setAt(props, path, part) }),
            }}
          >
            <RootField schema={schema} label={label} value={props} />
          </FormProvider>
        )}
      </div>
      {!node.isAtom && <NodeViewContent className={styles.partWords} />}
    </NodeViewWrapper>
  )
}
