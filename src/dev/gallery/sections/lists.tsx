import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '@/ui/content/breadcrumbs.tsx'
import { DocumentList } from '@/ui/content/document-list.tsx'
import { Pager } from '@/ui/content/pager.tsx'
import { Pagination } from '@/ui/content/pagination.tsx'
import { Steps } from '@/ui/content/steps.tsx'
import { Table } from '@/ui/content/table.tsx'
import { Tabs } from '@/ui/content/tabs.tsx'
import { Timeline } from '@/ui/content/timeline.tsx'
import styles from '../gallery.module.css'
import { Specimen, State } from '../specimen.tsx'

export const Lists = () => (
  <>
    <h2 className={styles.group}>content: lists and ways</h2>
    <Ways />
    <Rows />
  </>
)

function Ways() {
  const { t } = useTranslation('shop')
  const [tab, setTab] = useState('about')
  const [page, setPage] = useState(1)
  const steps = [t('checkout.address'), t('checkout.shipping'), t('checkout.payment')]
  return (
    <>
      <Specimen name="Breadcrumbs">
        <State of="crumbs" wide>
          <Breadcrumbs
            crumbs={[
              { text: t('home'), href: '#home' },
              { text: t('shop'), href: '#shop' },
              { text: t('title') },
            ]}
          />
        </State>
      </Specimen>
      <Specimen name="Tabs">
        <State of="" wide>
          <Tabs
            label={t('title')}
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'about', label: t('about') },
              { value: 'related', label: t('related') },
              { value: 'recent', label: t('recent') },
            ]}
          >
            {t('empty.text')}
          </Tabs>
        </State>
      </Specimen>
      <Specimen name="Steps">
        <State of="current={1}" wide>
          <Steps label={t('checkout.title')} steps={steps} current={1} />
        </State>
        <State of="current={2} hrefs" wide>
          <Steps label={t('checkout.title')} steps={steps} current={2} hrefs={['#1', '#2', '#3']} />
        </State>
      </Specimen>
      <Specimen name="Pager">
        <State of="page={1}" wide>
          <Pager page={1} pages={12} hrefOf={page => `#${page}`} />
        </State>
        <State of="page={6}" wide>
          <Pager page={6} pages={12} hrefOf={page => `#${page}`} />
        </State>
      </Specimen>
      <Specimen name="Pagination">
        <State of="page={6} hrefOf" wide>
          <Pagination page={6} pages={12} hrefOf={page => `#${page}`} />
        </State>
        <State of="page={1} onPage" wide>
          <Pagination page={page} pages={12} onPage={setPage} />
        </State>
      </Specimen>
    </>
  )
}

function Rows() {
  const { t } = useTranslation('shop')
  const rows = [
    { id: 1, name: t('booking.title'), price: '24,90 €' },
    { id: 2, name: t('configure'), price: '4,90 €' },
  ]
  return (
    <>
      <Specimen name="Table">
        <State of="" wide>
          <Table
            label={t('title')}
            rows={rows}
            rowKey={row => row.id}
            columns={[
              { id: 'name', head: t('variant'), cell: row => row.name, lead: true },
              { id: 'price', head: t('facets.price'), cell: row => row.price, numeric: true },
            ]}
          />
        </State>
      </Specimen>
      <Specimen name="DocumentList">
        <State of="busy={2}" wide>
          <DocumentList
            busy={2}
            onOpen={() => {}}
            documents={[
              {
                id: 1,
                name: t('sizes.title'),
                note: t('sizes.lead'),
                facts: 'PDF · 120 kB',
                label: t('sizes.title'),
              },
              { id: 2, name: t('about'), facts: 'ZIP · 2,1 MB', label: t('about') },
            ]}
          />
        </State>
      </Specimen>
      <Specimen name="Timeline">
        <State of="done, now, todo">
          <Timeline
            steps={[
              { id: 'a', state: 'done', title: t('checkout.address'), detail: '12:04' },
              { id: 'b', state: 'now', title: t('checkout.payment'), detail: t('vat_included') },
              { id: 'c', state: 'todo', title: t('checkout.shipping') },
            ]}
          />
        </State>
      </Specimen>
    </>
  )
}
