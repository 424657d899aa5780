import { Fragment, useId } from 'react'
import { paths } from '@shop/core/page/address.ts'
import type { InformationSection } from '@shop/core/page/information.ts'
import type { PageProps } from '@shop/core/page/pageData.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './InformationPage.module.css'

/** A page about the shop itself: terms, privacy, contact and so on. */
export function InformationPage({ data: { information } }: PageProps<'information'>) {
  const { slug, title, description, sections } = information
  return (
    <div className={styles.page}>
      <PageHead page="information" title={title} description={description} path={paths.information(slug)} />
      <h1 tabIndex={-1}>{title}</h1>
      {sections.map((section, index) => (
        <Section key={index} section={section} />
      ))}
    </div>
  )
}

function Section({ section: { title, paragraphs, facts, table, link } }: { section: InformationSection }) {
  const titleId = useId()
  // A section without a heading is none.
  const Part = title ? 'section' : 'div'
  return (
    <Part>
      {title && <h2 id={titleId}>{title}</h2>}
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {facts && (
        <dl>
          {facts.map(({ name, value, href }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {href ? (
                  <a href={href} className="link">
                    <Breakable text={value} />
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {table && (
        <table aria-labelledby={title && titleId}>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={[name, ...cells].join()}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {link && (
        <p>
          <Link href={link.path} className="link">
            {link.label}
          </Link>
        </p>
      )}
    </Part>
  )
}

/** An e-mail address that is wider than its line goes on after its "@". */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
