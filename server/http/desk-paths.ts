/** Where those who run the shop see its orders. */
export const deskPath = '/desk';

export const deskLogInPath = `${deskPath}/log-in`;
