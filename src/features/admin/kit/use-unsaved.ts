import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload, useBlocker } from 'react-router-dom'

/** For a screen that keeps its own draft: leaving it, by a link or by closing the page, asks first. */
export function useUnsaved(isDirty: boolean): void {
  const { t } = useTranslation('react-admin')
  useBeforeUnload(event => {
    if (isDirty) event.preventDefault()
  })
  const blocker = useBlocker(isDirty)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(t('message.unsaved_changes'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, t])
}
