/** Downloads the content as a file with this name. */
export function saveAsFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 1000) // after the browser has begun to read it
}

/** Downloads the value as a JSON file with this name. */
export const saveAsJson = (value: unknown, name: string): void =>
  saveAsFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), name)
