/** A shape of a picture with the shapes in it. */
export interface Shape {
  tag: string
  attributes: Record<string, string>
  shapes: Shape[]
  text: string
}

const read = new Map<string, Record<string, Shape>>()

/** The pictures on a sheet, which is read once: its groups, by id and by each of the words in their `data-for`. */
export function picturesOn(sheet: string): Record<string, Shape> {
  const known = read.get(sheet) ?? pictures(sheet)
  read.set(sheet, known)
  return known
}

function pictures(sheet: string): Record<string, Shape> {
  const groups = new DOMParser().parseFromString(sheet, 'image/svg+xml').documentElement.children
  const found = [...groups].flatMap((group) => {
    const { id, 'data-for': others = '', ...attributes } = attributesOf(group)
    const picture = { ...shapeOf(group), attributes }
    return `${id} ${others}`
      .trim()
      .split(' ')
      .map((name) => [name, picture] as const)
  })
  return Object.fromEntries(found)
}

function shapeOf(element: Element): Shape {
  const shapes = [...element.children].map(shapeOf)
  const text = shapes.length > 0 ? '' : (element.textContent ?? '')
  return { tag: element.tagName, attributes: attributesOf(element), shapes, text }
}

function attributesOf({ attributes }: Element): Record<string, string> {
  return Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))
}
