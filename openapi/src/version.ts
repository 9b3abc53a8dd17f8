/** The version of Saiwu: of the contract, and of the server that answers by it. */
export const saiwuVersion = '1.0.0';
