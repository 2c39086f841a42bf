import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { failureFrom } from '@/api/failure.ts'
import { exportMyData } from '@/contract/endpoints/account/auth.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { saveAsJson } from '@/lib/save-as-file.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import styles from './profile.module.css'

/** Export of all personal data as a file (decision 0009). */
export function ExportPanel() {
  const { t } = useTranslation('account')
  const messages = useProblemMessage()
  const download = useMutation({
    mutationFn: () => callOrThrow(exportMyData),
    onSuccess: data => saveAsJson(data, `${t('details.export.file')}.json`),
  })
  const failure = failureFrom(download.error)
  return (
    <Panel titleAs="h2" title={t('details.export.title')}>
      <p className={styles.soft}>{t('details.export.text')}</p>
      <ErrorNote>{failure && messages.problem(failure)}</ErrorNote>
      <Button
        variant="ghost"
        size="small"
        icon={iconDownloadSimple}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('details.export.submit')}
      </Button>
    </Panel>
  )
}
