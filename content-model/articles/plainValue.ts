import { type EstreeProgram, mdxToJs } from 'satteri'

/** Reads an attribute's value without evaluating it. @throws Error unless it is words, numbers or lists of them. */
export function plainValue(source: string): unknown {
  const statement = programOf(source)?.body[0]
  if (statement?.type !== 'ExpressionStatement') throw new Error('No expression.')
  return plainValueOf(statement.expression)
}

/** The parsed program in the braces; undefined if they hold a comment or nothing. */
function programOf(source: string): EstreeProgram | undefined {
  let program: EstreeProgram | null = null
  const take = (node: { parseExpression(): EstreeProgram | null }) => {
    program = node.parseExpression()
  }
  mdxToJs(`{${source}}`, { hastPlugins: [{ name: 'take-expression', mdxFlowExpression: take }] })
  return program ?? undefined
}

type Statement = EstreeProgram['body'][number]
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']

function plainValueOf(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      if (!['string', 'number', 'boolean'].includes(typeof expression.value)) break
      return expression.value
    case 'ArrayExpression':
      return expression.elements.map((item) => {
        if (item === null || item.type === 'SpreadElement') throw new Error('No plain list.')
        return plainValueOf(item)
      })
    case 'UnaryExpression':
      if (expression.operator === '-') return -Number(plainValueOf(expression.argument))
      break
    case 'TemplateLiteral':
      if (expression.expressions.length === 0) return expression.quasis[0]?.value.cooked
      break
  }
  throw new Error(`${expression.type} is no plain value.`)
}
