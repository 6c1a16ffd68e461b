import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { labels } from '../frame/labels.ts'
import styles from './RichText.module.css'

/** The source of a block for which the editor has no form. */
export function SourceBlockView({ node, updateAttributes }: NodeViewProps) {
  return (
    <NodeViewWrapper className={styles.source}>
      <textarea
        aria-label={labels.article.source}
        spellCheck={false}
        value={node.attrs.source}
        onChange={({ target }) => updateAttributes({ source: target.value })}
      />
    </NodeViewWrapper>
  )
}

/** Inline source for which the editor has no form. */
export function SourceInlineView({ node, updateAttributes }: NodeViewProps) {
  return (
    <NodeViewWrapper as="span" className={styles.sourceInline}>
      <input
        type="text"
        aria-label={labels.article.source}
        spellCheck={false}
        value={node.attrs.source}
        onChange={({ target }) => updateAttributes({ source: target.value })}
      />
    </NodeViewWrapper>
  )
}
