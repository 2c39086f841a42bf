import { useLayoutEffect } from 'react'
import type { CreationEditor } from './draft/use-creation-editor.ts'

/** Ctrl or ⌘ with Z undoes; with Shift, or with Y, it redoes. In text fields this replaces the browser's undo. */
export function useEditorKeys({ undo, redo }: Pick<CreationEditor, 'undo' | 'redo'>): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      event.preventDefault()
      if (isRedo) redo()
      else undo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}
