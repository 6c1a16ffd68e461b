import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/** Tab indents list items and moves through tables. After Escape, Tab leaves the text, as in the rest of the form. */
export const LeaveByKeyboard = Extension.create({
  name: 'leaveByKeyboard',
  priority: 1000,
  addProseMirrorPlugins() {
    let isLeaving = false
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown(_view, { key }) {
              const leaves = isLeaving && key === 'Tab'
              if (key !== 'Shift') isLeaving = key === 'Escape'
              // A handled event is left to the browser.
              return leaves
            },
          },
        },
      }),
    ]
  },
})
