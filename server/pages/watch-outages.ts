import { E } from '../../core/fp.ts';
import { aroundPort, type Question } from '../../adapters/shared/around-port.ts';
import { isOutage } from '../../core/ports/outage.ts';
import { everyPagePort, pagePorts, type PagePorts } from '../../core/ports/page-ports.ts';

/** A page is whole as long as each port has answered. */
type Watched<Ports> = { readonly ports: Ports; readonly isWhole: () => boolean };

/** Watches for outages that leave the page without a part (`pagePorts`). */
export const watchOutages = <Ports extends PagePorts>(ports: Ports): Watched<Ports> => {
  let isWhole = true;
  const watched =
    (question: Question): Question =>
    (...asked) =>
    async () => {
      const answer = await question(...asked)();
      if (E.isLeft(answer) && isOutage(answer.left)) isWhole = false;
      return answer;
    };
  return {
    isWhole: () => isWhole,
    ports: {
      ...ports,
      ...everyPagePort((name) =>
        pagePorts[name].outage === undefined ? ports[name] : aroundPort(ports[name], watched),
      ),
    },
  };
};
