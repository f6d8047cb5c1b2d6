import { participantName } from '@felles/core/workspace/participants';
import { mailsOf, municipalityNumber, type Project, type ProjectSummary } from '@felles/core/workspace/projects';
import { mailLink } from '@felles/core/workspace/register';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import link from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { asText, formatDay, formatNumber, formatPrice } from '../format.ts';
import { conversationsOfProject, projectOf } from '../paths.ts';
import { useOffer, useProjectOfPage } from '../projects/use-project.ts';
import { Facts, OtherSystems } from '../register/Facts.tsx';
import { useSeeing } from '../services.ts';
import { Block } from './Block.tsx';
import type { Blocks } from './use-blocks.ts';

interface DetailsProps extends Pick<Blocks, 'detail' | 'contracts'> {
  readonly project: Project;
}

/** [W-PROJECTS-08] to [W-PROJECTS-17] All that the service has of a project and no other part of the page shows. */
export function Details({ project, detail, contracts }: DetailsProps) {
  const { parent } = useProjectOfPage();
  const { load } = useObservable(detail.answer$);
  const isOn = {
    boligmappa: useOffer('boligmappa') === 'on',
    byggsok: useOffer('byggsok') === 'on',
    contracts: useOffer('contracts') === 'on',
  };
  const text = useText();
  const summary = load.status === 'ready' ? load.value : null;
  return (
    <Block title={text('project.details')}>
      <Facts
        facts={[
          ...identity(project, summary, text),
          ...(parent
            ? [
                {
                  name: text('project.parent'),
                  value: (
                    <PageLink className={link.link} to={projectOf(parent.id)}>
                      {parent.title || parent.id}
                    </PageLink>
                  ),
                },
              ]
            : []),
          ...place(project, text),
          ...building(project, text),
          ...(isOn.boligmappa ? register(project, text) : []),
          ...(isOn.byggsok ? [{ name: text('project.byggsok'), value: text('project.inUse') }] : []),
          ...(isOn.contracts
            ? [{ name: text('project.contracts'), value: <Contracts project={project} contracts={contracts} /> }]
            : []),
          ...rest(project, text),
        ]}
      />
      <OtherSystems level={3} node={project.structure_node_id} others={technical(project, text)} />
    </Block>
  );
}

const identity = (project: Project, summary: ProjectSummary | null, text: Text) => [
  { name: text('project.description'), value: project.description },
  { name: text('project.employer'), value: project.employer ? participantName(project.employer) : '' },
  ...(project.department
    ? [{ name: text('project.department'), value: project.department.name || asText(project.department.id) }]
    : []),
  { name: text('project.type'), value: project.type?.title },
  { name: text('project.status'), value: project.status?.status_value },
  { name: text('project.number'), value: asText(project.project_number) },
  { name: text('project.internalNumber'), value: asText(project.internal_project_number) },
  { name: text('project.reference'), value: summary?.referanse ?? '' },
];

function place({ address, coordinates, matrix, municipality }: Project, text: Text) {
  const { latitude, longitude } = coordinates ?? {};
  const hasPoint = Number.isFinite(Number(latitude ?? Number.NaN)) && Number.isFinite(Number(longitude ?? Number.NaN));
  const units = [matrix?.gnr, matrix?.bnr, matrix?.fnr, matrix?.snr].map(asText);
  return [
    {
      name: text('project.address'),
      value: [address?.address, [address?.postal_code, address?.city].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join('\n'),
    },
    {
      name: text('project.coordinates'),
      value: hasPoint && (
        // The phone opens its own maps; nothing is loaded here.
        <a className={link.link} href={`geo:${Number(latitude)},${Number(longitude)}`}>
          {[latitude, longitude].map((number) => Number(number).toFixed(5)).join(', ')}
        </a>
      ),
    },
    {
      name: text('project.matrix'),
      value:
        units.some((unit) => unit !== '') &&
        [municipalityNumber(matrix?.knr), units.join(' / ')].filter(Boolean).join(' – '),
    },
    {
      name: text('project.municipality'),
      value: [municipality?.name, municipalityNumber(municipality?.number)].filter(Boolean).join(' · '),
    },
    {
      name: text('project.municipalityAddress'),
      value: [municipality?.address, municipality?.postal_code].filter(Boolean).join(', '),
    },
  ];
}

const area = (size: Project['bra'], text: Text): string =>
  size === null || size === undefined || size === ''
    ? ''
    : text('project.area', { number: formatNumber(Number(size)) });

const building = (project: Project, text: Text) => [
  { name: text('project.bra'), value: area(project.bra, text) },
  { name: text('project.bya'), value: area(project.bya, text) },
  { name: text('project.units'), value: asText(project.number_of_units) },
  { name: text('project.contractDate'), value: formatDay(project.contract_date) },
  { name: text('project.contractSum'), value: project.contract_sum ? formatPrice(Number(project.contract_sum)) : '' },
];

const register = (project: Project, text: Text) => [
  { name: text('project.register'), value: asText(project.boligmappa_number) || text('project.notConnected') },
  { name: text('project.registerProject'), value: asText(project.boligmappa_project_number) },
];

const rest = (project: Project, text: Text) => [
  {
    name: text('project.mails'),
    value:
      mailsOf(project.hmsNotificationEmails).length > 0 &&
      mailsOf(project.hmsNotificationEmails).map((mail) => {
        const href = mailLink(mail);
        return href === null ? (
          mail
        ) : (
          <a key={mail} className={link.link} href={href}>
            {mail}{' '}
          </a>
        );
      }),
  },
  { name: text('project.filters'), value: filtersOf(project).join(', ') },
  { name: text('project.created'), value: formatDay(project.created_date) },
  { name: text('project.modified'), value: formatDay(project.modified_date) },
];

/** Values that only other systems use. */
const technical = (project: Project, text: Text) => [
  { name: text('project.statusCode'), value: asText(project.status?.status_code) },
  { name: text('project.typeCode'), value: [asText(project.type?.id), project.type?.type].filter(Boolean).join(' · ') },
  { name: text('project.parentNode'), value: asText(project.parent_project_node_id) },
  { name: text('project.imageUrl'), value: project.image_url },
];

/** The specification does not define their content: texts, or things with a title. */
const filtersOf = ({ document_filters: filters }: Project): readonly string[] =>
  (Array.isArray(filters) ? filters : []).flatMap((filter: unknown) => {
    if (typeof filter === 'string') return [filter];
    return typeof filter === 'object' && filter !== null && 'title' in filter ? [String(filter.title)] : [];
  });

/** They lead to the conversations of their agreements. */
function Contracts({ project, contracts }: Pick<DetailsProps, 'project' | 'contracts'>) {
  const text = useText();
  const isSeen = useSeeing()('conversations') === 'seen';
  const { load } = useObservable(contracts.answer$);
  const count = load.status === 'ready' ? load.value : null;
  if (!count || !isSeen) return formatNumber(count);
  return (
    <PageLink className={link.link} to={conversationsOfProject(project.id)}>
      {text('project.contractCount', { count })}
    </PageLink>
  );
}
