import { namedDialogs, unnamedDialogs } from './dialog-guide.ts';
import { StoryLink } from './story-link.tsx';

const rows = [
  ...Object.entries(namedDialogs).map(([name, entry]) => ({ ...entry, opens: `?dialog=${name}` })),
  ...unnamedDialogs.map((entry) => ({ ...entry, opens: entry.opensBy ?? '' })),
];

/** Every dialog of the shop by its task. */
export const DialogTable = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">A shopper wants to …</th>
        <th scope="col">Dialog</th>
        <th scope="col">Opened by</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ task, story, opens }) => (
        <tr key={opens + task}>
          <td>{task}</td>
          <td>{story === undefined ? 'not made yet' : <StoryLink title={story} />}</td>
          <td>{opens.startsWith('?') ? <code>{opens}</code> : opens}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
