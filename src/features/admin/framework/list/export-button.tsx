import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'

/** Collects a file and downloads it. The button is busy until then. `collect` reports its own failures. */
export function ExportButton({ collect }: { collect: () => Promise<void> }) {
  const { t } = useTranslation('react-admin')
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await collect().finally(() => setBusy(false))
  }
  return (
    <Button variant="ghost" size="dense" icon={iconDownloadSimple} busy={isBusy} onClick={() => void run()}>
      {t('action.export')}
    </Button>
  )
}
