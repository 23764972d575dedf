import { componentGuide } from './component-guide.ts';
import { StoryLink } from './story-link.tsx';

/** The component for each need, by what a page does. */
export const ComponentTable = () => (
  <>
    {Object.entries(componentGuide).map(([task, entries]) => (
      <table key={task}>
        <caption>{task}</caption>
        <thead>
          <tr>
            <th scope="col">You need …</th>
            <th scope="col">Take</th>
            <th scope="col">Otherwise</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ need, story, otherwise }) => (
            <tr key={need}>
              <td>{need}</td>
              <td>
                <StoryLink title={story} />
              </td>
              <td>{otherwise}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </>
);
