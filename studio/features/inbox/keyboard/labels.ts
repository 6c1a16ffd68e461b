/** All text about keyboard shortcuts. */
export const labels = {
  heading: 'Keyboard',
  isOn: 'These keys work here, outside of fields',
  keys: {
    list: [
      ['j', 'next message'],
      ['k', 'previous message'],
      ['Enter', 'open it'],
      ['x', 'choose it'],
      ['e', 'done: the chosen ones, or the one with the focus'],
      ['r', 'reply to it'],
    ],
    message: [
      ['j', 'next message'],
      ['k', 'previous message'],
      ['e', 'done'],
      ['r', 'reply'],
    ],
  },
}
