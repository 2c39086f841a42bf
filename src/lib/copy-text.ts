/**
 * Copies to the clipboard. Returns false if the browser refuses, or has no clipboard because the page was loaded without https.
 * The caller then shows the text.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
