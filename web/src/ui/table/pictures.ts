/** A shape of a picture: its element and attributes. */
export type Shape = { tag: string } & Record<string, string>
export type Picture = Shape[]

/** The pictures on a sheet: the shapes of each group, by its id and by each of the words in its `data-for`. */
export function picturesOn(sheet: string): Record<string, Picture> {
  const groups = new DOMParser().parseFromString(sheet, 'image/svg+xml').querySelectorAll('g')
  const found = [...groups].flatMap((group) => {
    const picture = [...group.children].map(shapeOf)
    return `${group.id} ${group.dataset.for ?? ''}`.split(' ').map((name) => [name, picture] as const)
  })
  return Object.fromEntries(found)
}

function shapeOf({ tagName, attributes }: Element): Shape {
  return { ...Object.fromEntries([...attributes].map(({ name, value }) => [name, value])), tag: tagName }
}
